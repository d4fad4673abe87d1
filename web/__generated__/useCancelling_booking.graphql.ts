/**
 * @generated SignedSource<<55b3649a80ea49d434d39a1ccf5816ba>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCancelling_booking$data = {
  readonly id: string;
  readonly viewerCanCancel: {
    readonly refund: number | null;
    readonly refundUntil: string | null;
    readonly returnsCall: boolean;
  } | null;
  readonly " $fragmentType": "useCancelling_booking";
};
export type useCancelling_booking$key = {
  readonly " $data"?: useCancelling_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCancelling_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCancelling_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingCancelRight",
      "kind": "LinkedField",
      "name": "viewerCanCancel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refund",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnsCall",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "7b1ae884e7ffc5c0e1bea47d2df98493";

export default node;
