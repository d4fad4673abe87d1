/**
 * @generated SignedSource<<c604f033951fc7f4e21936f0933782fa>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Confirm_entry$data = {
  readonly code: string;
  readonly email: string;
  readonly workshop: {
    readonly isRegistrationOpen: boolean;
  };
  readonly " $fragmentType": "Confirm_entry";
};
export type Confirm_entry$key = {
  readonly " $data"?: Confirm_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"Confirm_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Confirm_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Workshop",
      "kind": "LinkedField",
      "name": "workshop",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRegistrationOpen",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WaitingListEntry",
  "abstractKey": null
};

(node as any).hash = "bc0c4e0fe75dc5e10e3eea4fbe78c0f9";

export default node;
