/** The owner's account id in the text of the rules. */

const LINE = /(function isAdmin\(\) \{ return own\(')([^']*)('\); \})/;
/** Matches the ids that Firebase makes, and no sign that could end the quoted text around the id. */
const UID = /^[A-Za-z0-9_-]{6,128}$/;

/** The rules with another owner; undefined when the id is not valid or the rules name no owner. */
export function withAdmin(rules: string, uid: string): string | undefined {
  return UID.test(uid) && LINE.test(rules) ? rules.replace(LINE, `$1${uid}$3`) : undefined;
}
