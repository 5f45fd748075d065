import { Suspense, type ReactNode } from "react";
import styled from "styled-components";
import { colour, rhythm } from "../theme/tokens";
import { Container } from "./Container";

interface BandProps {
  children: ReactNode;
  /** Plain paper, the sunken ground, or the dark band of both schemes. */
  ground?: "paper" | "sunken" | "ink";
  id?: string;
  /** The id of the heading that names the band. */
  labelledBy?: string;
  narrow?: boolean;
}

/** A horizontal band of a page. */
export const Band = ({ children, ground = "paper", id, labelledBy, narrow }: BandProps) => (
  <Ground
    id={id}
    aria-labelledby={labelledBy}
    className={ground === "ink" ? "band" : undefined}
    $ground={ground}
  >
    <Container $narrow={narrow}>
      {/* Each band comes to life in a task of its own, so that none is long. */}
      <Suspense>{children}</Suspense>
    </Container>
  </Ground>
);

const Ground = styled.section<{ $ground: "paper" | "sunken" | "ink" }>`
  padding-block: ${rhythm};
  background: ${({ $ground }) => ($ground === "sunken" ? colour.sunken : colour.paper)};

  & + & {
    border-top: ${({ $ground }) => ($ground === "paper" ? `1px solid ${colour.line}` : "0")};
  }
`;
