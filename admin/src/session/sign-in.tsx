import type { StaffSession } from '@mealtext/backend/contract';
import { useState, type FormEvent } from 'react';
import { type Api, CallFailed } from '../providers/api';
import { SIGN_IN_STYLES } from './sign-in-styles';
import { styleNonce } from './style-nonce';

interface Props {
  api: Api;
  /** Why the form is shown again. */
  notice: string | null;
  onSignedIn: (session: StaffSession) => void;
}

/** Email, password and the six digits of the authenticator app. Plain on purpose: the console itself arrives after it. */
export function SignIn({ api, notice, onSignedIn }: Props) {
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string) => (form.get(name) as string).trim();
    const code = field('code').replace(/\s/g, '');
    setWrong(null);
    if (!field('email') || !form.get('password')) return setWrong('Enter your email and your password.');
    if (!/^\d{6}$/.test(code)) return setWrong('Enter the six digits that your authenticator app shows now.');
    setBusy(true);
    try {
      onSignedIn(await api.call<StaffSession>('POST', 'sign-in', { email: field('email'), password: form.get('password'), code }));
    } catch (error) {
      setWrong(error instanceof CallFailed && error.status !== 401 ? error.message : 'Email, password or code is wrong. Check all three.');
      setBusy(false);
    }
  };

  return (
    <main className="sign-in">
      <style nonce={styleNonce()}>{SIGN_IN_STYLES}</style>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <p className="product">Mealtext</p>
        <h1>Support console</h1>
        {notice && !wrong && <p className="notice">{notice}</p>}
        {wrong && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
        <label>
          Email
          <input name="email" type="email" autoComplete="username" autoFocus required maxLength={254} />
        </label>
        <label>
          Password
          <input name="password" type="password" autoComplete="current-password" required maxLength={256} />
        </label>
        <label>
          One-time code
          <input name="code" inputMode="numeric" autoComplete="one-time-code" required maxLength={9} aria-describedby="about-code" />
        </label>
        <p id="about-code" className="hint">
          Six digits from your authenticator app.
        </p>
        <button type="submit" disabled={busy}>
          {busy ? 'Signing in…' : 'Sign in'}
        </button>
        <p className="hint">No account, or a lost phone? An administrator can add you or give you a new code.</p>
      </form>
    </main>
  );
}
