/** The measurement id that the test build carries: the site then asks for consent under one host name. */
export const measurementId = "G-TEST000001";
