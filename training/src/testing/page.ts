/** A page on two matters: a house that is let, and birds. Landlord and owner are used alike; so are swift and swallow. */
export const PAGE = [
  [
    'The house',
    [
      'The landlord repairs the roof of the house. The owner repairs the roof and the windows of the house.',
      'The tenant pays the rent to the landlord each month. The tenant pays the rent to the owner each month.',
      'The landlord may enter the house after a notice to the tenant. The owner may enter the house after a notice to the tenant.',
      'A tenant who leaves the house returns the keys to the landlord. A tenant who leaves the house returns the keys to the owner.',
      'The landlord keeps the deposit of the tenant until the rent is paid. The owner keeps the deposit until the rent is paid.',
    ],
  ],
  [
    'The birds',
    [
      'The swift catches insects in the air above the lake. The swallow catches insects in the air above the lake.',
      'In autumn the swift flies south with its young. In autumn the swallow flies south with its young.',
      'The swift builds a nest of feathers under the bridge. The swallow builds a nest of mud under the bridge.',
      'The young of the swift sleep in the nest at night. The young of the swallow sleep in the nest at night.',
      'The wings of the swift are long and dark. The wings of the swallow are long and dark, and its tail is forked.',
    ],
  ],
] as const;
