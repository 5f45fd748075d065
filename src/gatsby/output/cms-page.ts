/** The page of the CMS for the current content and host. It is no Gatsby page, and no other page loads its script. */
import { noRepository } from "../../admin/login";
import { currentContent, environmentOf, siteUrlOf } from "../current-content";
import { adminPage } from "./admin";

export const cmsPage = (): string => {
  const content = currentContent();
  const environment = environmentOf(content);
  const login = environment?.cms ?? noRepository;
  const hasWebhook = environment?.webhookUrl !== undefined || process.env.NETLIFY !== "true";
  return adminPage(content, { url: siteUrlOf(content), login, hasWebhook });
};
