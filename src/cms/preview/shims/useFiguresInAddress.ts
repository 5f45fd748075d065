/** Does nothing, because in the preview the address of the window is that of the CMS. */
export const useFiguresInAddress = (): void => undefined;
