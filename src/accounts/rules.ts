/** The validation rules of the account forms (SPEC section 5); pure, checked by the form and again by every adapter. */
import { emailKey, isEmail } from '../contest/consent';
import { nameProblem as problemOf } from '../records/names';
import type { AccountProblem, RegistrationForm, SignInForm } from './port';

export const SHORTEST_PASSWORD = 6;

/** A name to be registered has the form of every name (DECISIONS 17); one that is missing is too short. */
export function nameProblem(name: string): AccountProblem | undefined {
  const problem = problemOf(name);
  return problem === 'nameRequired' ? 'nameTooShort' : problem;
}

function passwordProblem(password: string): AccountProblem | undefined {
  return password.length < SHORTEST_PASSWORD ? 'passwordTooShort' : undefined;
}

function emailProblem(email: string): AccountProblem | undefined {
  return isEmail(emailKey(email)) ? undefined : 'emailNotValid';
}

/** The first problem of a registration, in the order of the form's fields; undefined when it is valid. */
export function registrationProblem(form: RegistrationForm): AccountProblem | undefined {
  const found = nameProblem(form.name) ?? emailProblem(form.email) ?? passwordProblem(form.password);
  if (found) return found;
  return form.confirmation === form.password ? undefined : 'passwordsMustMatch';
}

export function signInProblem({ email, password }: SignInForm): AccountProblem | undefined {
  return emailProblem(email) ?? passwordProblem(password);
}
