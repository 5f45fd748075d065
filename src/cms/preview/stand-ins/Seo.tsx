/** In the preview, in the place of the head of a page: the head is that of the CMS. */
export const Seo = () => null;
