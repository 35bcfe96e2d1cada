/** The plain button of the whole game. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-look';

interface Props extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** A drawn icon before the words. */
  readonly icon?: ReactNode;
}

export function Button({ tone, size, wide, className, icon, children, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} className={buttonClass({ tone, size, wide, className })}>
      {icon}
      {children}
    </button>
  );
}
