/** The field of an address, for which an editor can choose a page of the site. */
import type { CustomFieldControl, CustomFieldControlProps } from "@sveltia/cms";
import { h } from "./cms-react";
import { chooseLink } from "./markdown-field/choose-link";

/** @param control draws and changes the address */
export const linkField = (control: CustomFieldControl) =>
  function LinkField(props: CustomFieldControlProps) {
    const choose = async () => {
      const page = await chooseLink();
      if (page) props.onChange(page.value);
    };
    const style = { font: "inherit", padding: "4px 8px" };
    const button = { type: "button", onClick: () => void choose(), style } as const;
    return h("div", null, h(control, props), h("button", button, "Choose a page"));
  };
