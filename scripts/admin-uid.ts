/** The owner's account id in the text of the rules. */

const LINE = /(function isAdmin\(\) \{ return own\(')([^']*)('\); \})/;
/** What Firebase makes, and nothing that could end the text it stands in. */
const UID = /^[A-Za-z0-9_-]{6,128}$/;

/** The rules with another owner; undefined when the id is none, or the rules have no such line. */
export function withAdmin(rules: string, uid: string): string | undefined {
  return UID.test(uid) && LINE.test(rules) ? rules.replace(LINE, `$1${uid}$3`) : undefined;
}
