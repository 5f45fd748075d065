/** The lists of the CMS, which can be led to as a whole: Decap leads into their entries only. */
import type { Component, ComponentType } from "react";

interface ListProps {
  forID: string;
  value?: { size: number } | null;
}

/** Decap's list. */
type ListClass = new (props: ListProps) => Component<ListProps> & {
  /** Leads to a field of an entry, such as `2.title`. */
  focus(path: string): void;
};

type Control = ComponentType<Record<string, unknown>>;

/**
 * A list that is led to by a path without an entry: to the button that adds one where there is none, else to the one that
 * opens and closes them all.
 * @param List Decap's list
 */
export function listField(List: Control): ComponentType<never> {
  class ListField extends (List as unknown as ListClass) {
    override focus(path: string): void {
      if (/^\d/.test(path)) return super.focus(path);
      const { forID, value } = this.props;
      const top = document.getElementById(forID)?.firstElementChild;
      const buttons = [...(top?.querySelectorAll("button") ?? [])];
      return buttons.at(value?.size ? 0 : -1)?.focus();
    }
  }
  return ListField as unknown as ComponentType<never>;
}
