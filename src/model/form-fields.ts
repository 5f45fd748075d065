/**
 * The fields of the two forms. These tables decide the inputs, rules and data of the forms.
 */

interface BaseField {
  /** Its name in a lead. */
  name: string;
  /** Whether a form without it is refused. An optional field that is left empty is sent as an empty text. */
  required: boolean;
  /** Whether job applications leave it out. */
  ofBusiness?: true;
}

interface TextField extends BaseField {
  control: "text" | "email" | "tel" | "area";
  /** The minimum number of characters, without surrounding spaces. Email addresses have a check of their own. */
  minLength?: number;
  /** The autofill name of HTML that tells browsers what to fill in. */
  autoComplete?: string;
}

export interface ListField extends BaseField {
  control: "list";
  options: readonly [string, ...string[]];
}

export type FormField = TextField | ListField;

export const revenueValues = [
  "under-1m",
  "1m-5m",
  "5m-10m",
  "10m-25m",
  "25m-50m",
  "over-50m",
] as const;

/** The values of `needs`; calls to action may preselect one. */
export const needsValues = [
  "profit-optimization",
  "ai-automation",
  "growth-strategy",
  "data-integration",
  "conversion-optimization",
  "other",
] as const;

const email = {
  name: "email",
  control: "email",
  required: true,
  autoComplete: "email",
} as const satisfies FormField;

export const contactFields = [
  {
    name: "firstName",
    control: "text",
    required: true,
    minLength: 2,
    autoComplete: "given-name",
  },
  {
    name: "lastName",
    control: "text",
    required: true,
    minLength: 2,
    autoComplete: "family-name",
  },
  email,
  {
    name: "company",
    control: "text",
    required: true,
    minLength: 2,
    autoComplete: "organization",
    ofBusiness: true,
  },
  {
    name: "revenue",
    control: "list",
    required: true,
    options: revenueValues,
    ofBusiness: true,
  },
  {
    name: "needs",
    control: "list",
    required: true,
    options: needsValues,
    ofBusiness: true,
  },
  {
    name: "message",
    control: "area",
    required: true,
    minLength: 10,
  },
] as const satisfies readonly FormField[];

export const newsletterFields = [email] as const satisfies readonly FormField[];

export type ContactField = (typeof contactFields)[number];

/** The fields that a job application asks for. It sends the others empty. */
export const applicationFields: readonly ContactField[] = contactFields.filter(
  (field) => !("ofBusiness" in field),
);

export type ContactName = ContactField["name"];

export type ContactList = Extract<ContactField, { control: "list" }>;
export type ListName = ContactList["name"];

/** The name of an option among the words of the interface: `revenue_1m_5m`. */
export const choiceKey = (name: ListName, value: string): string =>
  `${name}_${value.replaceAll("-", "_")}`;

export type ContactValues = Record<ContactName, string>;

export const emptyValues = <Name extends string>(
  fields: readonly { name: Name }[],
): Record<Name, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, ""])) as Record<Name, string>;
