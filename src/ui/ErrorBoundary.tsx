import { Component, type ErrorInfo, type ReactNode } from "react";

interface ErrorBoundaryProps {
  fallback: ReactNode;
  /** The children render again when this changes. */
  resetKey?: unknown;
  onError?: (error: Error, info: ErrorInfo) => void;
  children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  /** Renders the children again on a new key, unless the update with that key has caused the error. */
  override componentDidUpdate(
    before: ErrorBoundaryProps,
    { hasFailed }: { hasFailed: boolean },
  ): void {
    if (hasFailed && this.state.hasFailed && before.resetKey !== this.props.resetKey)
      // oxlint-disable-next-line react/no-did-update-set-state -- It happens once for each new key.
      this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
