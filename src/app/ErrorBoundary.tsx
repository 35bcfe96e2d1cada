/** Catches a defect anywhere below and offers a way home instead of an empty page. */
import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Shown instead; `again` tries the same screen once more. */
  readonly fallback: (again: () => void) => ReactNode;
}

interface State {
  readonly broken: boolean;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  again = () => this.setState({ broken: false });

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback(this.again) : this.props.children;
  }
}
