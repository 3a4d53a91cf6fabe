import { Component, type ReactNode } from 'react';
import { Failed } from '../components/notices';

/** Keeps a screen that broke from taking the menu along. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    const { error } = this.state;
    return error ? <Failed error={error} retry={() => this.setState({ error: null })} /> : this.props.children;
  }
}
