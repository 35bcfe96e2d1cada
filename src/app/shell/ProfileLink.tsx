/** The header's way to the profile of who is signed in: icon and name, on phones the icon only. */
import { NavLink } from 'react-router-dom';
import { ProfileIcon } from '../../ui/icons/ways';
import styles from './ProfileLink.module.css';

interface Props {
  readonly name: string;
  /** What a screen reader says; the name alone when absent. */
  readonly label?: string;
}

export function ProfileLink({ name, label }: Props) {
  return (
    <NavLink to="/profile" className={styles['profile'] ?? ''} aria-label={label}>
      <ProfileIcon />
      <span>{name}</span>
    </NavLink>
  );
}
