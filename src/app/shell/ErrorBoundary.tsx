/** Catches errors thrown while rendering its children and offers a way home instead of an empty page. */
import { insistOnTexts } from '../../i18n/quest-texts';
import { noteError } from '../boot/error-log';
import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Shown in place of the children; `again` renders them once more. */
  readonly fallback: ComponentType<{ readonly again: () => void }>;
}

interface State {
  readonly broken: boolean;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    noteError(error, location.pathname, Date.now(), () => localStorage);
  }

  again = () => {
    insistOnTexts();
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    const { children, fallback: Fallback } = this.props;
    return this.state.broken ? <Fallback again={this.again} /> : children;
  }
}
