export interface OptionProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
}
