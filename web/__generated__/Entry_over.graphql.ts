/**
 * @generated SignedSource<<2068ae046351efe5e423d920c7140a06>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WaitingListState = "DECLINED" | "EXPIRED" | "LEFT" | "OFFERED" | "REGISTERED" | "REGISTERING" | "UNCONFIRMED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Entry_over$data = {
  readonly state: WaitingListState;
  readonly workshop: {
    readonly databaseId: number;
    readonly isActive: boolean;
    readonly isRegistrationOpen: boolean;
  };
  readonly " $fragmentType": "Entry_over";
};
export type Entry_over$key = {
  readonly " $data"?: Entry_over$data;
  readonly " $fragmentSpreads": FragmentRefs<"Entry_over">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Entry_over",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        },
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

(node as any).hash = "8e12292c37f88f7e12b7dee36758d9ae";

export default node;
