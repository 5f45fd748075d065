/** In the preview, the address of the window is that of the CMS and holds no figures of a calculator. */
export const useFiguresInAddress = (): void => undefined;
