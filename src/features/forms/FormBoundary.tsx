import { useState, type ComponentType, type ReactNode } from "react";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { draftStore } from "./draft";

interface FormBoundaryProps {
  draftKey: string;
  children: ReactNode;
}

/** If a form fails, drops its draft, which may be the cause, and renders the form again, once. */
const FormBoundary = ({ draftKey, children }: FormBoundaryProps) => {
  const [dropped, setDropped] = useState(false);
  const onError = (error: Error) => {
    if (dropped) throw error;
    draftStore(draftKey).clear();
    setDropped(true);
  };
  return (
    <ErrorBoundary fallback={null} resetKey={dropped} onError={onError}>
      {children}
    </ErrorBoundary>
  );
};

/** Adds the boundary to a form that is loaded later. */
export const withBoundary =
  <Props extends object>(draftKey: string, load: () => Promise<ComponentType<Props>>) =>
  async () => {
    const Form = await load();
    return (props: Props) => (
      <FormBoundary draftKey={draftKey}>
        <Form {...props} />
      </FormBoundary>
    );
  };
