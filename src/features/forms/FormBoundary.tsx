import { useState, type ComponentType } from "react";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { draftStore } from "./draft";

/** If a form that is loaded later fails, drops its draft, which may be the cause, and renders it again, once. */
export const withBoundary =
  <Props extends object>(draftKey: string, load: () => Promise<ComponentType<Props>>) =>
  async () => {
    const Form = await load();
    const FormBoundary = (props: Props) => {
      const [dropped, setDropped] = useState(false);
      const onError = (error: Error) => {
        if (dropped) throw error;
        draftStore(draftKey).clear();
        setDropped(true);
      };
      return (
        <ErrorBoundary fallback={null} resetKey={dropped} onError={onError}>
          <Form {...props} />
        </ErrorBoundary>
      );
    };
    return FormBoundary;
  };
