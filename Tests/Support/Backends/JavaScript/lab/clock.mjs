// The server's clock. It stands until a tester moves it forwards, so that nothing depends on how fast a machine is.
const units = { s: 1, m: 60, h: 3600, d: 86_400 };
const longest = 10 * 366 * 86_400;
let time = Math.floor(Date.now() / 1000);

/** Seconds since 1970. */
export const now = () => time;

/** A time as the control writes it. */
export const instant = (seconds) => new Date(seconds * 1000).toISOString().replace(/\.\d+/, "");

/** Moves the clock by a duration such as `1h56m`; false where the text is none, or is more than ten years. */
export function advance(text) {
  if (!/^(\d{1,12}[smhd])+$/.test(text)) return false;
  const parts = [...text.matchAll(/(\d+)([smhd])/g)].map(([, count, unit]) => Number(count) * units[unit]);
  const seconds = parts.reduce((sum, part) => sum + part, 0);
  if (seconds > longest) return false;
  time += seconds;
  return true;
}
