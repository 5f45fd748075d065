import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { FormField } from "../../model/form-fields";
import { describedBy, Field, Input, Select, TextArea } from "../../ui/Field";

interface FormControlProps {
  id: string;
  field: FormField;
  label: string;
  hint?: string | null;
  error?: string;
  /** Stands below the error: what else one can do. */
  help?: ReactNode;
  registration: UseFormRegisterReturn;
  /** Of a list: its empty option, and the words of its values. */
  placeholder?: string;
  options?: readonly { value: string; label: string }[];
}

export const FormControl = ({
  id,
  field,
  label,
  hint,
  error,
  help,
  registration,
  placeholder,
  options = [],
}: FormControlProps) => {
  const { required } = field;
  const input = {
    id,
    required,
    "aria-invalid": Boolean(error),
    "aria-describedby": describedBy(id, hint, error),
    ...registration,
  };
  const control = () => {
    if (field.control === "list")
      return (
        <Select {...input}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      );
    const { autoComplete } = field;
    if (field.control === "area")
      return <TextArea rows={6} autoComplete={autoComplete} {...input} />;
    return <Input type={field.control} autoComplete={autoComplete} {...input} />;
  };
  return (
    <Field {...{ id, label, hint, error, help, required }} wide={field.control === "area"}>
      {control()}
    </Field>
  );
};
