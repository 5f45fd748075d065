/** Renders nothing, because the head of the preview belongs to the CMS. */
export const Seo = () => null;
