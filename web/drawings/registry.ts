import type { DrawingName } from "schemas/drawings.ts";

import { holeDepth } from "./cnc/hole-depth.tsx";
import { innerRadius } from "./cnc/inner-radius.tsx";
import { lettering as cncLettering } from "./cnc/lettering.tsx";
import { outsideEdge } from "./cnc/outside-edge.tsx";
import { pocketDepth } from "./cnc/pocket-depth.tsx";
import { tSlot } from "./cnc/t-slot.tsx";
import { tallFeature } from "./cnc/tall-feature.tsx";
import { threadDepth } from "./cnc/thread-depth.tsx";
import { wall as cncWall } from "./cnc/wall.tsx";
import { layerHeights } from "./comparisons/layer-heights.tsx";
import { leadTimes } from "./comparisons/lead-times.tsx";
import { quantities } from "./comparisons/quantities.tsx";
import { roughness } from "./comparisons/roughness.tsx";
import { toleranceZones } from "./comparisons/tolerance-zones.tsx";
import { bubbles } from "./defects/bubbles.tsx";
import { burr } from "./defects/burr.tsx";
import { cutEdge } from "./defects/cut-edge.tsx";
import { cutterStep } from "./defects/cutter-step.tsx";
import { dieMarks } from "./defects/die-marks.tsx";
import { flash } from "./defects/flash.tsx";
import { layerSteps } from "./defects/layer-steps.tsx";
import { supportMarks } from "./defects/support-marks.tsx";
import { weldDistortion } from "./defects/weld-distortion.tsx";
import { weldLine } from "./defects/weld-line.tsx";
import { boss as dieCastingBoss } from "./die-casting/boss.tsx";
import { coredHole as dieCastingCoredHole } from "./die-casting/cored-hole.tsx";
import { corner as dieCastingCorner } from "./die-casting/corner.tsx";
import { draft as dieCastingDraft } from "./die-casting/draft.tsx";
import { ejector as dieCastingEjector } from "./die-casting/ejector.tsx";
import { gate as dieCastingGate } from "./die-casting/gate.tsx";
import { insert as dieCastingInsert } from "./die-casting/insert.tsx";
import { machiningStock as dieCastingMachiningStock } from "./die-casting/machining-stock.tsx";
import { partingLine as dieCastingPartingLine } from "./die-casting/parting-line.tsx";
import { rib as dieCastingRib } from "./die-casting/rib.tsx";
import { undercut as dieCastingUndercut } from "./die-casting/undercut.tsx";
import { wall as dieCastingWall } from "./die-casting/wall.tsx";
import { boss as moldingBoss } from "./injection-molding/boss.tsx";
import { corner } from "./injection-molding/corner.tsx";
import { draft as moldingDraft } from "./injection-molding/draft.tsx";
import { ejector } from "./injection-molding/ejector.tsx";
import { gate } from "./injection-molding/gate.tsx";
import { hole as moldingHole } from "./injection-molding/hole.tsx";
import { lettering as moldingLettering } from "./injection-molding/lettering.tsx";
import { rib as moldingRib } from "./injection-molding/rib.tsx";
import { snap } from "./injection-molding/snap.tsx";
import { undercut as moldingUndercut } from "./injection-molding/undercut.tsx";
import { wallThickness } from "./injection-molding/wall-thickness.tsx";
import { wallTransition } from "./injection-molding/wall-transition.tsx";
import type { DrawingEntry } from "./kit/entry.ts";
import { channel } from "./printing/channel.tsx";
import { clearance } from "./printing/clearance.tsx";
import { drain } from "./printing/drain.tsx";
import { engraving } from "./printing/engraving.tsx";
import { flatPanel } from "./printing/flat-panel.tsx";
import { hole as printingHole } from "./printing/hole.tsx";
import { mesh } from "./printing/mesh.tsx";
import { orientation } from "./printing/orientation.tsx";
import { overhang } from "./printing/overhang.tsx";
import { pin } from "./printing/pin.tsx";
import { thread } from "./printing/thread.tsx";
import { wall as printingWall } from "./printing/wall.tsx";
import { cncMilling } from "./processes/cnc-milling.tsx";
import { cncTurning } from "./processes/cnc-turning.tsx";
import { dieCasting } from "./processes/die-casting.tsx";
import { dmls } from "./processes/dmls.tsx";
import { fdm } from "./processes/fdm.tsx";
import { injectionMolding } from "./processes/injection-molding.tsx";
import { mjf } from "./processes/mjf.tsx";
import { sheetMetal } from "./processes/sheet-metal.tsx";
import { sla } from "./processes/sla.tsx";
import { sls } from "./processes/sls.tsx";
import { surfaceFinishing } from "./processes/surface-finishing.tsx";
import { urethaneCasting } from "./processes/urethane-casting.tsx";
import { airDuct } from "./projects/air-duct.tsx";
import { enclosure } from "./projects/enclosure.tsx";
import { heatSink } from "./projects/heat-sink.tsx";
import { housing } from "./projects/housing.tsx";
import { robotCover } from "./projects/robot-cover.tsx";
import { shaft } from "./projects/shaft.tsx";
import { bendRadius } from "./sheet-metal/bend-radius.tsx";
import { emboss } from "./sheet-metal/emboss.tsx";
import { flange } from "./sheet-metal/flange.tsx";
import { grain } from "./sheet-metal/grain.tsx";
import { hardware } from "./sheet-metal/hardware.tsx";
import { hem } from "./sheet-metal/hem.tsx";
import { holeToBend } from "./sheet-metal/hole-to-bend.tsx";
import { holeToEdge } from "./sheet-metal/hole-to-edge.tsx";
import { kFactor } from "./sheet-metal/k-factor.tsx";
import { relief } from "./sheet-metal/relief.tsx";
import { uChannel } from "./sheet-metal/u-channel.tsx";
import { uniformThickness } from "./sheet-metal/uniform-thickness.tsx";
import { barStock as turningBarStock } from "./turning/bar-stock.tsx";
import { bore as turningBore } from "./turning/bore.tsx";
import { concentricity as turningConcentricity } from "./turning/concentricity.tsx";
import { crossHole as turningCrossHole } from "./turning/cross-hole.tsx";
import { groove as turningGroove } from "./turning/groove.tsx";
import { partingNub as turningPartingNub } from "./turning/parting-nub.tsx";
import { shoulder as turningShoulder } from "./turning/shoulder.tsx";
import { slender as turningSlender } from "./turning/slender.tsx";
import { threadRelief as turningThreadRelief } from "./turning/thread-relief.tsx";
import { boss as castingBoss } from "./urethane-casting/boss.tsx";
import { draft as castingDraft } from "./urethane-casting/draft.tsx";
import { hole as castingHole } from "./urethane-casting/hole.tsx";
import { lettering as castingLettering } from "./urethane-casting/lettering.tsx";
import { master } from "./urethane-casting/master.tsx";
import { moldLife } from "./urethane-casting/mold-life.tsx";
import { overmold } from "./urethane-casting/overmold.tsx";
import { radius } from "./urethane-casting/radius.tsx";
import { rib as castingRib } from "./urethane-casting/rib.tsx";
import { undercut as castingUndercut } from "./urethane-casting/undercut.tsx";
import { wall as castingWall } from "./urethane-casting/wall.tsx";

/** Every drawing. A name missing here, or one that is not in schemas/drawings.ts, fails to compile. */
export const drawings: Record<DrawingName, DrawingEntry> = {
  "process-sla": sla,
  "process-sls": sls,
  "process-mjf": mjf,
  "process-dmls": dmls,
  "process-fdm": fdm,
  "process-cnc-milling": cncMilling,
  "process-cnc-turning": cncTurning,
  "process-sheet-metal": sheetMetal,
  "process-urethane-casting": urethaneCasting,
  "process-injection-molding": injectionMolding,
  "process-die-casting": dieCasting,
  "process-surface-finishing": surfaceFinishing,
  "molding-draft": moldingDraft,
  "molding-wall-thickness": wallThickness,
  "molding-wall-transition": wallTransition,
  "molding-rib": moldingRib,
  "molding-boss": moldingBoss,
  "molding-corner": corner,
  "molding-undercut": moldingUndercut,
  "molding-gate": gate,
  "molding-ejector": ejector,
  "molding-lettering": moldingLettering,
  "molding-hole": moldingHole,
  "molding-snap": snap,
  "printing-wall": printingWall,
  "printing-clearance": clearance,
  "printing-overhang": overhang,
  "printing-drain": drain,
  "printing-orientation": orientation,
  "printing-engraving": engraving,
  "printing-channel": channel,
  "printing-flat-panel": flatPanel,
  "printing-hole": printingHole,
  "printing-pin": pin,
  "printing-thread": thread,
  "printing-mesh": mesh,
  "casting-wall": castingWall,
  "casting-draft": castingDraft,
  "casting-undercut": castingUndercut,
  "casting-rib": castingRib,
  "casting-boss": castingBoss,
  "casting-hole": castingHole,
  "casting-master": master,
  "casting-radius": radius,
  "casting-lettering": castingLettering,
  "casting-mold-life": moldLife,
  "casting-overmold": overmold,
  "cnc-inner-radius": innerRadius,
  "cnc-pocket-depth": pocketDepth,
  "cnc-wall": cncWall,
  "cnc-hole-depth": holeDepth,
  "cnc-thread-depth": threadDepth,
  "cnc-outside-edge": outsideEdge,
  "cnc-tall-feature": tallFeature,
  "cnc-lettering": cncLettering,
  "cnc-t-slot": tSlot,
  "sheet-bend-radius": bendRadius,
  "sheet-flange": flange,
  "sheet-hole-to-bend": holeToBend,
  "sheet-hole-to-edge": holeToEdge,
  "sheet-relief": relief,
  "sheet-hem": hem,
  "sheet-uniform-thickness": uniformThickness,
  "sheet-u-channel": uChannel,
  "sheet-k-factor": kFactor,
  "sheet-emboss": emboss,
  "sheet-grain": grain,
  "sheet-hardware": hardware,
  "project-robot-cover": robotCover,
  "project-air-duct": airDuct,
  "project-enclosure": enclosure,
  "project-housing": housing,
  "project-shaft": shaft,
  "project-heat-sink": heatSink,
  "die-casting-wall": dieCastingWall,
  "die-casting-draft": dieCastingDraft,
  "die-casting-rib": dieCastingRib,
  "die-casting-corner": dieCastingCorner,
  "die-casting-cored-hole": dieCastingCoredHole,
  "die-casting-parting-line": dieCastingPartingLine,
  "die-casting-boss": dieCastingBoss,
  "die-casting-machining-stock": dieCastingMachiningStock,
  "die-casting-insert": dieCastingInsert,
  "die-casting-gate": dieCastingGate,
  "die-casting-undercut": dieCastingUndercut,
  "die-casting-ejector": dieCastingEjector,
  "turning-slender": turningSlender,
  "turning-bore": turningBore,
  "turning-groove": turningGroove,
  "turning-thread-relief": turningThreadRelief,
  "turning-shoulder": turningShoulder,
  "turning-concentricity": turningConcentricity,
  "turning-bar-stock": turningBarStock,
  "turning-cross-hole": turningCrossHole,
  "turning-parting-nub": turningPartingNub,
  "defect-layer-steps": layerSteps,
  "defect-support-marks": supportMarks,
  "defect-burr": burr,
  "defect-cutter-step": cutterStep,
  "defect-weld-line": weldLine,
  "defect-flash": flash,
  "defect-bubbles": bubbles,
  "defect-cut-edge": cutEdge,
  "defect-die-marks": dieMarks,
  "defect-weld-distortion": weldDistortion,
  "compare-tolerance-zones": toleranceZones,
  "compare-layer-heights": layerHeights,
  "compare-roughness": roughness,
  "compare-lead-times": leadTimes,
  "compare-quantities": quantities,
};
