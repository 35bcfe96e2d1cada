/** Stands in the player's corner until it is known who is signed in: whoever was is not asked to log in. */
import { useState } from 'react';
import { signedInName } from '../../accounts/signed-in-name';
import styles from './ComingCorner.module.css';
import { LoginButton } from './LoginButton';
import { ProfileLink } from './ProfileLink';

export function ComingCorner({ onClick }: { readonly onClick: () => void }) {
  const [name] = useState(() => signedInName(() => localStorage));
  if (name === undefined) return <LoginButton onClick={onClick} />;
  return (
    <span className={styles['known']}>
      <ProfileLink name={name} />
    </span>
  );
}
