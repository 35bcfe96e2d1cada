/** A link to another screen that looks like a button. */
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './button-look';

interface Props extends ButtonLook, Omit<LinkProps, 'className'> {
  readonly icon?: ReactNode;
}

export function ButtonLink({ tone, size, wide, className, icon, children, ...rest }: Props) {
  return (
    <Link {...rest} className={buttonClass({ tone, size, wide, className })}>
      {icon}
      {children}
    </Link>
  );
}
