import { Component, type ErrorInfo, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** What is shown after an error. */
  fallback: ReactNode;
  /** The children are tried again when this changes. */
  resetKey?: unknown;
  onError?: (error: Error, info: ErrorInfo) => void;
  children: ReactNode;
}

/** Catches an error in the rendering of its children and shows something else in their place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  /** An error of the update that brought the new key stays; the next key tries again. */
  override componentDidUpdate(
    before: ErrorBoundaryProps,
    { hasFailed }: { hasFailed: boolean },
  ): void {
    if (hasFailed && this.state.hasFailed && before.resetKey !== this.props.resetKey)
      this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
