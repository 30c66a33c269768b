// Refusals by their meanings, as contracts have them under `means`.

/** Throws the refusal of the table that has the meaning; what it tells beside that comes as details. */
export function refusing(table) {
  return (meaning, details = {}) => {
    if (!(meaning in table)) throw new Error(`no refusal here means ${meaning}`);
    throw table[meaning](details);
  };
}
