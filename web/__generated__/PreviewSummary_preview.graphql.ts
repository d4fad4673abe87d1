/**
 * @generated SignedSource<<9a19e54123f52d6d1a81d50e7832cf2e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreviewSummary_preview$data = {
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly slots: ReadonlyArray<{
      readonly startsAt: string;
    }>;
  }>;
  readonly " $fragmentType": "PreviewSummary_preview";
};
export type PreviewSummary_preview$key = {
  readonly " $data"?: PreviewSummary_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewSummary_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreviewSummary_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SlotPreviewDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Slot",
          "kind": "LinkedField",
          "name": "slots",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startsAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SlotPreview",
  "abstractKey": null
};

(node as any).hash = "a07aad40bcca4dc450a355f471781a40";

export default node;
