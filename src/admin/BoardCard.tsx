/** A card of the board, with buttons that set how far its entry is: Decap has cards dragged for it, which takes a mouse. */
import { updateUnpublishedEntryStatus } from "decap-cms-core/dist/esm/actions/editorialWorkflow";
import WorkflowCard from "decap-cms-core/dist/esm/components/Workflow/WorkflowCard";
import { store } from "decap-cms-core/dist/esm/redux";
import { useLayoutEffect, useRef } from "react";
import { giveCardFocus, keepCardFocus, noteCardFocus } from "./board-focus";
import { draftStatus, isStatusUnderWay } from "./editor/draft-status";

export interface CardProps {
  title?: string;
  /** When its entry was saved; `Invalid Date` for one that is not proposed yet. */
  timestamp: string;
  /** Where its entry is, such as `collections/BlogPost/entries/a/index?ref=workflow`. */
  editLink: string;
}

const steps = [
  { status: "draft", label: "To drafts" },
  { status: "pending_review", label: "To review" },
  { status: "pending_publish", label: "Ready" },
] as const;

/** What entries can be set to; proposals of those who may not write are made ready by others. */
const openSteps = () => (store.getState().globalUI?.useOpenAuthoring ? steps.slice(0, 2) : steps);

const BoardCard = (props: CardProps) => {
  const { editLink, title = "", timestamp } = props;
  const card = useRef<HTMLDivElement>(null);
  const [, collection = "", slug = ""] =
    /^collections\/([^/]+)\/entries\/(.*?)(?:\?|$)/.exec(editLink) ?? [];
  const status = draftStatus(collection, slug);
  useLayoutEffect(() => {
    const own = card.current;
    if (!own) return undefined;
    giveCardFocus(own, editLink);
    return () => keepCardFocus(own, editLink);
  }, [editLink]);
  const send = (to: string) => {
    if (!isStatusUnderWay(collection, slug))
      store.dispatch(updateUnpublishedEntryStatus(collection, slug, status ?? "", to));
  };
  return (
    <div
      className="site-card"
      data-card={editLink}
      ref={card}
      onFocus={({ target }) => noteCardFocus(editLink, target)}
    >
      <WorkflowCard {...props} timestamp={timestamp === "Invalid Date" ? "" : timestamp} />
      <p aria-busy={isStatusUnderWay(collection, slug)}>
        {openSteps()
          .filter((step) => step.status !== status)
          .map((step) => (
            <button
              key={step.status}
              type="button"
              aria-label={`${step.label}: ${title}`}
              onClick={() => send(step.status)}
            >
              {step.label}
            </button>
          ))}
      </p>
    </div>
  );
};

export default BoardCard;
