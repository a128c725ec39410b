import { Component, type ComponentType, type ReactNode } from 'react';
import { forgetFailedParts } from '../lib/lazy-part.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: ComponentType<{ onRetry: () => void }>;
  onReset?: () => void;
}

/** React offers no hook for this: only a class can catch what its children throw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  readonly #retry = () => {
    forgetFailedParts();
    this.props.onReset?.();
    this.setState({ hasFailed: false });
  };

  override render() {
    const { fallback: Fallback, children } = this.props;
    return this.state.hasFailed ? <Fallback onRetry={this.#retry} /> : children;
  }
}
