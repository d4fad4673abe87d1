/**
 * @generated SignedSource<<e294e088a3f517b1b133727029634f33>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompleteButton_booking$data = {
  readonly databaseId: number;
  readonly viewerCanComplete: {
    readonly allowed: boolean;
    readonly reason: string;
  } | null;
  readonly " $fragmentType": "CompleteButton_booking";
};
export type CompleteButton_booking$key = {
  readonly " $data"?: CompleteButton_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompleteButton_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompleteButton_booking",
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
      "concreteType": "BookingRight",
      "kind": "LinkedField",
      "name": "viewerCanComplete",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "b34275b057a8cad157bce57e444be72b";

export default node;
