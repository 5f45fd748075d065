import { z } from "zod";
import { entry, group, icon, internalLink, key, list, text } from "../fields";
import { named } from "../schema-notes";

const resource = (kinds: readonly string[]) =>
  group("Resource", {
    name: text(3, 80).describe("The name of the resource."),
    description: text(30, 200).describe("What readers get from it."),
    type: named("ResourceType", z.enum(kinds)).describe("The kind of resource."),
    link: internalLink().describe("The address of its page."),
  });

/** @param kinds the kinds whose entries groups may list */
export const resourceGroup = (kinds: readonly string[]) =>
  entry("A group on /resources/.", {
    id: key().describe("A short, unique name, which readers do not see."),
    title: text(3, 60).describe("The heading of the group."),
    icon: icon.describe("The icon that is drawn with it."),
    description: text(30, 200).describe("What the group is for."),
    resources: list(resource(kinds), 1, 12).describe("The resources of the group."),
  });
