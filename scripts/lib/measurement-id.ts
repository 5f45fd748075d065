/** The analytics id of the test build, with which the site asks for consent on its public host. */
export const measurementId = "G-TEST000001";
