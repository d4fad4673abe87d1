/**
 * @generated SignedSource<<3bcd8c041b52193b79d1a775d7dae982>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCancelFigure_booking$data = {
  readonly id: string;
  readonly viewerCanCancel: {
    readonly refund: number | null | undefined;
    readonly refundUntil: string | null | undefined;
    readonly returnsCall: boolean;
  } | null | undefined;
  readonly " $fragmentType": "useCancelFigure_booking";
};
export type useCancelFigure_booking$key = {
  readonly " $data"?: useCancelFigure_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCancelFigure_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCancelFigure_booking",
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

(node as any).hash = "7d91760a1b99d442c95058309b06daf1";

export default node;
