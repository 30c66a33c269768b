import ShapeClients

@testable import AuthClient

extension ShapeFake {
  static let all = [
    ShapeFake(
      of: Archive.self, Archive.examples,
      Archive.Endpoints.signIn, Archive.Endpoints.devices, Archive.Endpoints.documents,
      Archive.Endpoints.nameDevices, Archive.Endpoints.signOutDevice, Archive.Endpoints.signOut),
    ShapeFake(
      of: Atlas.self, Atlas.examples,
      Atlas.Endpoints.signIn, Atlas.Endpoints.places, Atlas.Endpoints.signOut),
    ShapeFake(
      of: Aviary.self, Aviary.examples,
      Aviary.Endpoints.signIn, Aviary.Endpoints.register, Aviary.Endpoints.me,
      Aviary.Endpoints.renewSession, Aviary.Endpoints.askToConfirm, Aviary.Endpoints.confirmEmail,
      Aviary.Endpoints.deleteAccount, Aviary.Endpoints.signOut),
    ShapeFake(
      of: Baseline.self, Baseline.examples,
      Baseline.Endpoints.signUp, Baseline.Endpoints.signIn, Baseline.Endpoints.sendCode,
      Baseline.Endpoints.verifyCode, Baseline.Endpoints.exchangeCode,
      Baseline.Endpoints.renewSession, Baseline.Endpoints.forgotPassword, Baseline.Endpoints.me,
      Baseline.Endpoints.changePassword, Baseline.Endpoints.factors, Baseline.Endpoints.askFactor,
      Baseline.Endpoints.answerFactor, Baseline.Endpoints.signOut,
      Baseline.Endpoints.signOutEverywhere, Baseline.Endpoints.signOutOthers),
    ShapeFake(
      of: Bazaar.self, Bazaar.examples,
      Bazaar.Endpoints.signIn, Bazaar.Endpoints.peek, Bazaar.Endpoints.signUp,
      Bazaar.Endpoints.guest, Bazaar.Endpoints.sendText, Bazaar.Endpoints.sendMail,
      Bazaar.Endpoints.me, Bazaar.Endpoints.save, Bazaar.Endpoints.signOut),
    ShapeFake(
      of: Beacon.self, Beacon.examples,
      Beacon.Endpoints.signIn, Beacon.Endpoints.renewSession, Beacon.Endpoints.me,
      Beacon.Endpoints.about, Beacon.Endpoints.signOut),
    ShapeFake(
      of: Cabinet.self, Cabinet.examples,
      Cabinet.Endpoints.signIn, Cabinet.Endpoints.freshValue, Cabinet.Endpoints.rename,
      Cabinet.Endpoints.signOut),
    ShapeFake(
      of: Canvas.self, Canvas.examples,
      Canvas.Endpoints.signInAsGuest, Canvas.Endpoints.sendCode, Canvas.Endpoints.signIn,
      Canvas.Endpoints.keepAccount, Canvas.Endpoints.me, Canvas.Endpoints.renewSession,
      Canvas.Endpoints.signOut),
    ShapeFake(
      of: Cinema.self, Cinema.examples,
      Cinema.Endpoints.begin, Cinema.Endpoints.redeem, Cinema.Endpoints.renewSession,
      Cinema.Endpoints.signUp, Cinema.Endpoints.signUpAsGuest, Cinema.Endpoints.films,
      Cinema.Endpoints.signOut),
    ShapeFake(
      of: Clinic.self, Clinic.examples,
      Clinic.Endpoints.signIn, Clinic.Endpoints.appointments, Clinic.Endpoints.signOut),
    ShapeFake(
      of: Depot.self, Depot.examples,
      Depot.Endpoints.signIn, Depot.Endpoints.parcels, Depot.Endpoints.register,
      Depot.Endpoints.signOut),
    ShapeFake(
      of: Ferry.self, Ferry.examples,
      Ferry.Endpoints.sendCode, Ferry.Endpoints.signIn, Ferry.Endpoints.crossings,
      Ferry.Endpoints.signOut),
    ShapeFake(
      of: Forum.self, Forum.examples,
      Forum.Endpoints.register, Forum.Endpoints.signIn, Forum.Endpoints.threads,
      Forum.Endpoints.signOut),
    ShapeFake(
      of: Foyer.self, Foyer.examples,
      Foyer.Endpoints.exchangeCode, Foyer.Endpoints.renewSession, Foyer.Endpoints.me,
      Foyer.Endpoints.setPicture, Foyer.Endpoints.signOut),
    ShapeFake(
      of: Gallery.self, Gallery.examples,
      Gallery.Endpoints.signIn, Gallery.Endpoints.renewSession, Gallery.Endpoints.me,
      Gallery.Endpoints.signOut),
    ShapeFake(
      of: Harbour.self, Harbour.examples,
      Harbour.Endpoints.signIn, Harbour.Endpoints.renewSession, Harbour.Endpoints.me,
      Harbour.Endpoints.signOut),
    ShapeFake(
      of: Kiosk.self, Kiosk.examples,
      Kiosk.Endpoints.signIn, Kiosk.Endpoints.orders, Kiosk.Endpoints.signOut),
    ShapeFake(
      of: Lantern.self, Lantern.examples,
      Lantern.Endpoints.signIn, Lantern.Endpoints.me, Lantern.Endpoints.renewSession,
      Lantern.Endpoints.signOut),
    ShapeFake(
      of: Lattice.self, Lattice.examples,
      Lattice.Endpoints.signIn, Lattice.Endpoints.redeemSso, Lattice.Endpoints.register,
      Lattice.Endpoints.registerGuest, Lattice.Endpoints.renew, Lattice.Endpoints.me,
      Lattice.Endpoints.changePassword, Lattice.Endpoints.addresses, Lattice.Endpoints.addAddress,
      Lattice.Endpoints.deactivate, Lattice.Endpoints.signOut, Lattice.Endpoints.signOutEverywhere),
    ShapeFake(
      of: Ledger.self, Ledger.examples,
      Ledger.Endpoints.signIn, Ledger.Endpoints.accounts, Ledger.Endpoints.signOut),
    ShapeFake(
      of: Locket.self, Locket.examples,
      Locket.Endpoints.askToSignIn, Locket.Endpoints.signIn, Locket.Endpoints.askToRegister,
      Locket.Endpoints.addPasskey, Locket.Endpoints.signOut),
    ShapeFake(
      of: Marina.self, Marina.examples,
      Marina.Endpoints.freshValue, Marina.Endpoints.startFlow, Marina.Endpoints.signIn,
      Marina.Endpoints.signInByFlow, Marina.Endpoints.signInBriefly, Marina.Endpoints.signInUntil,
      Marina.Endpoints.signInUntilMilliseconds, Marina.Endpoints.signInUntilText,
      Marina.Endpoints.signInWithFactor, Marina.Endpoints.answerFactor, Marina.Endpoints.forgot,
      Marina.Endpoints.recoverAccount, Marina.Endpoints.setPassword,
      Marina.Endpoints.rename, Marina.Endpoints.signOut, Marina.Endpoints.redeemHouse),
    ShapeFake(
      of: Market.self, Market.examples,
      Market.Endpoints.signIn, Market.Endpoints.renewSession, Market.Endpoints.me,
      Market.Endpoints.signOut),
    ShapeFake(
      of: Notebook.self, Notebook.examples,
      Notebook.Endpoints.signIn, Notebook.Endpoints.notes, Notebook.Endpoints.signOut),
    ShapeFake(
      of: Orchard.self, Orchard.examples,
      Orchard.Endpoints.signIn, Orchard.Endpoints.renewSession, Orchard.Endpoints.me,
      Orchard.Endpoints.saveMe, Orchard.Endpoints.signOut),
    ShapeFake(
      of: Payroll.self, Payroll.examples,
      Payroll.Endpoints.signIn, Payroll.Endpoints.slip, Payroll.Endpoints.signOut,
      Payroll.Endpoints.health),
    ShapeFake(
      of: Portal.self, Portal.examples,
      Portal.Endpoints.redeemTicket, Portal.Endpoints.me, Portal.Endpoints.holidays,
      Portal.Endpoints.signOut),
    ShapeFake(
      of: Registry.self, Registry.examples,
      Registry.Endpoints.signIn, Registry.Endpoints.register, Registry.Endpoints.me,
      Registry.Endpoints.change, Registry.Endpoints.signOut),
    ShapeFake(
      of: Relay.self, Relay.examples,
      Relay.Endpoints.signIn, Relay.Endpoints.me, Relay.Endpoints.rename, Relay.Endpoints.news,
      Relay.Endpoints.signOut),
    ShapeFake(
      of: Studio.self, Studio.examples,
      Studio.Endpoints.signIn, Studio.Endpoints.acceptTerms, Studio.Endpoints.choosePassword,
      Studio.Endpoints.projects, Studio.Endpoints.signOut),
    ShapeFake(
      of: Tally.self, Tally.examples,
      Tally.Endpoints.signIn, Tally.Endpoints.renewSession, Tally.Endpoints.balance,
      Tally.Endpoints.agree, Tally.Endpoints.signOut),
    ShapeFake(
      of: Toolkit.self, Toolkit.examples,
      Toolkit.Endpoints.signUp, Toolkit.Endpoints.signIn, Toolkit.Endpoints.me,
      Toolkit.Endpoints.renewSession, Toolkit.Endpoints.signOut),
    ShapeFake(
      of: Vault.self, Vault.examples,
      Vault.Endpoints.signIn, Vault.Endpoints.sendMessage, Vault.Endpoints.answerAuthenticator,
      Vault.Endpoints.answerMessage, Vault.Endpoints.enrolAuthenticator,
      Vault.Endpoints.confirmAuthenticator, Vault.Endpoints.renewSession, Vault.Endpoints.signOut),
    ShapeFake(
      of: Wharf.self, Wharf.examples,
      Wharf.Endpoints.linkGoogle, Wharf.Endpoints.openCompany, Wharf.Endpoints.signInWithGoogle,
      Wharf.Endpoints.sendCode, Wharf.Endpoints.redeem, Wharf.Endpoints.renewSession,
      Wharf.Endpoints.me, Wharf.Endpoints.signOut),
    ShapeFake(
      of: Workshop.self, Workshop.examples,
      Workshop.Endpoints.signIn, Workshop.Endpoints.register, Workshop.Endpoints.verifyEmail,
      Workshop.Endpoints.authenticate, Workshop.Endpoints.forgotPassword,
      Workshop.Endpoints.resetPassword, Workshop.Endpoints.me, Workshop.Endpoints.reauthenticate,
      Workshop.Endpoints.changePassword, Workshop.Endpoints.addAddress, Workshop.Endpoints.signOut),
  ]
}
