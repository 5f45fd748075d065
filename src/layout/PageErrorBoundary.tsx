import type { ErrorInfo, ReactNode } from "react";
import styled from "styled-components";
import { reloadIfStale } from "../browser/stale-tab";
import { mixin } from "../theme/mixins";
import { colour, space } from "../theme/tokens";
import { Button } from "../ui/Button";
import { ErrorBoundary } from "../ui/ErrorBoundary";

function onError(error: Error, { componentStack }: ErrorInfo): void {
  console.error("The page crashed.", error, componentStack);
  // A new deployment has removed the chunk; a reload gets the new version.
  if (error.name === "ChunkLoadError") void reloadIfStale();
}

/** Catches a crash of the page below it and offers to reload. The error is logged once. */
export const PageErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary
    onError={onError}
    fallback={
      <Message role="alert">
        <h1>{WORDS.errors.crashTitle}</h1>
        <p>{WORDS.errors.crashText}</p>
        <Button type="button" onClick={() => window.location.reload()}>
          {WORDS.errors.refresh}
        </Button>
      </Message>
    }
  >
    {children}
  </ErrorBoundary>
);

const Message = styled.div`
  ${mixin.stack(5)}
  justify-items: start;
  max-width: 40rem;
  margin: ${space(20)} auto;
  padding-inline: ${space(5)};
  color: ${colour.ink};
`;
