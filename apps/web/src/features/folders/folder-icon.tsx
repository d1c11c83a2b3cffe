export function FolderIcon({ color, size = 28 }: { color: string; size?: number }) {
  return (
    <svg width={size} height={(size * 24) / 28} viewBox="0 0 28 24" fill={color} aria-hidden="true">
      <path
        d="M2 5a3 3 0 0 1 3-3h5.600l3 3.200H23a3 3 0 0 1 3 3V19a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z"
        opacity=".28"
      />
      <path d="M2 9.500h24V19a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z" />
    </svg>
  );
}
