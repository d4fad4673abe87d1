/**
 * @generated SignedSource<<38528df47298b58420b761d547fd84d3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WaitingListState = "DECLINED" | "EXPIRED" | "LEFT" | "OFFERED" | "REGISTERED" | "REGISTERING" | "UNCONFIRMED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WaitingListPage_over$data = {
  readonly state: WaitingListState;
  readonly workshop: {
    readonly databaseId: number;
    readonly isActive: boolean;
    readonly isRegistrationOpen: boolean;
  };
  readonly " $fragmentType": "WaitingListPage_over";
};
export type WaitingListPage_over$key = {
  readonly " $data"?: WaitingListPage_over$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingListPage_over">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingListPage_over",
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

(node as any).hash = "f9afbc4bfc3ec591b794eff95b9a7c7c";

export default node;
